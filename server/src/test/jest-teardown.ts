/** After the last test of the server. */
async function stopCluster() {
  await globalThis.leaveTestDatabases?.()
  await globalThis.stopTestCluster?.()
}

export default stopCluster // oxlint-disable-line import/no-default-export -- Jest takes it from there
