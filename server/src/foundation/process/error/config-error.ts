/** Its message is one sentence that names the variable and what it may be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
