export const INSTALL: string[];
export function isInstalled(folder: string): boolean;
export function noteInstalled(folder: string): void;
