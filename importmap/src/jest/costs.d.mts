/** Seconds of a processor of the programs of this process that have ended, with what they started; 0 where the system does not say. */
export function secondsOfPrograms(): number
