/**
 * Waits until the lock is ours; answers how to give it back, and how to share it with a process that works for us and
 * may outlive us. `onWait` hears once of the process that has it.
 */
export function takeLock(
  file: string,
  onWait?: (pid: number) => void,
): Promise<{ share(pid: number): void; release(): void }>
