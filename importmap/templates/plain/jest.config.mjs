export default { preset: '@atrium/parcel/jest' }
