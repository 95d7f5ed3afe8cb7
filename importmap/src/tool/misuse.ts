/** The command was not given as it has to be: told with how it is given, and exit code 2. */
export class Misuse extends Error {
  override readonly name = 'Misuse'
}
