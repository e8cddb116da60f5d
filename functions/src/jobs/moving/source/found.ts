/** What lies in a folder or a zip file, and how much of it is read at most. */
export interface Found {
  /** By path, with the size in bytes. */
  files: Map<string, number>;
  /** What is there and is not read, with the reason. */
  unread: Map<string, string>;
  read(path: string): Promise<Buffer>;
  close(): void;
}

export interface Bounds {
  files: number;
  /** Of one file, and of all together. */
  fileBytes: number;
  bytes: number;
  depth: number;
}
