import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin as VitePlugin } from 'vite';

export function textsFor(path: string, language: string | undefined): string;
export function textFiles(folder: string, language: string): { english: string; translated: string }[];
export function translationFaults(english: string, translated: string): string[];
export function languageForVite(language: string | undefined): VitePlugin;
export function languageForEsbuild(language: string | undefined): EsbuildPlugin;
