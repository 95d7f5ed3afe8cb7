import { ran } from './given-run.ts'

// A server that is ended while it runs a parcel: what it began has to end with it.
await ran({ mount: 'for(;;);' }, { folder: process.argv[2] })
