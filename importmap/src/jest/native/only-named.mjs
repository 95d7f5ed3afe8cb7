/** What a test runner is given, where of some files only those tests are wanted whose names match. */
export function onlyNamed([globalConfig, config, environment, runtime, testPath, ...rest], wanted) {
  const { files, names } = JSON.parse(wanted ?? '{"files":[]}')
  const chosen = files.includes(testPath) ? { ...globalConfig, testNamePattern: names } : globalConfig
  return [chosen, config, environment, runtime, testPath, ...rest]
}
