import { jest } from '@jest/globals'

// A test file starts a server and makes a database; on a busy machine the usual five seconds are too few.
jest.setTimeout(30_000)
