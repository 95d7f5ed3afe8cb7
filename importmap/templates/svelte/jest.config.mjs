// Svelte has other code for servers, which Node would take.
export default { preset: '@atrium/parcel', testEnvironmentOptions: { customExportConditions: ['browser', 'node'] } }
