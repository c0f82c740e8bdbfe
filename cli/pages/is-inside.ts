import path from 'node:path';

/** Whether a file is in a folder or below. A name may begin with two dots; another drive has an absolute path. */
export function isInside(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative.split(path.sep)[0] !== '..' && !path.isAbsolute(relative);
}
