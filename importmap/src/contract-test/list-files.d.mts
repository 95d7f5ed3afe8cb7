export function listFilesBeside(testPath: string): string[]
