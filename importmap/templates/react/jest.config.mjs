export default { preset: '@atrium/parcel' }
