/** Seconds of a processor of the programs of this process that have ended, with what they started; 0 where the system does not say. */
export function secondsOfPrograms(): number

/** Runs a test file and notes what it cost in the folder of `TEST_COSTS_FOLDER`. */
export function withCosts<T>(testPath: string, run: () => Promise<T>): Promise<T>
