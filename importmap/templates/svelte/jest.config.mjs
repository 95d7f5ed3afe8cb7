// Svelte has other code for servers, which Node would take.
export default {
  preset: '@atrium/parcel/jest',
  testEnvironmentOptions: { customExportConditions: ['browser', 'node'] },
}
