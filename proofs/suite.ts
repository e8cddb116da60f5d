/** What a suite of other people is to the command. `README.md` in this folder shows how to write one. */

/** One sentence about what is wrong, or nothing. */
export type Fault = string | undefined;

export interface Case {
  /** Unique in its suite and the same in each run: agreed differences go by it. */
  name: string;
  /** What it throws is a fault too. */
  fault(): Fault | Promise<Fault>;
}

/** The repository of a suite. */
export interface Checkout {
  folder: string;
  read(file: string): string;
  bytes(file: string): Buffer;
  /** The files in a folder and below it, sorted. */
  list(folder: string, ending?: string): string[];
  /** Loads one of its modules. */
  load(file: string): Promise<Record<string, unknown>>;
}

export interface Lab {
  /** Of the demo lab that was started for the run. */
  address: string;
  env: Record<string, string>;
}

export interface Given<Product> {
  files: Checkout;
  product: Product;
  lab: Lab;
}

/** `product` has the functions of ours that are tried; `planted` the same ones with a fault. */
export interface Suite<Product = object> {
  /** Also the name of its file in `agreed`. */
  name: string;
  part: 'Found' | 'In' | 'Out' | 'Text' | 'Pages' | 'Archives' | 'Security';
  /** What is held to it. */
  about: string;
  /** `owner/name` on GitHub; empty for rules and programs that are in no repository. */
  repository: string;
  /** Of the repository, or the version of what is in none. */
  commit: string;
  /** The address of what is in no repository. */
  rules?: string;
  /** Packages of npm that it needs, with their versions. Without a repository `files` has them. */
  packages?: Record<string, string>;
  /** Whether it talks to a started demo lab. */
  needs: 'lab' | 'nothing';
  /** A program that must be on the machine: its name, and a command that succeeds if it is. */
  program?: { name: string; check: string[] };
  product: Product;
  planted: Product;
  cases(given: Given<Product>): Iterable<Case> | AsyncIterable<Case>;
}

export const suite = <Product>(declared: Suite<Product>) => declared as Suite;
