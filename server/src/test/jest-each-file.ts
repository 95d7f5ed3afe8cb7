import { afterAll, beforeEach, expect, jest } from '@jest/globals'
import { beginTest, keepStatements } from './asked-statements.ts'

// A test file starts a server and makes a database: on a machine that is busy with something else that takes its time.
jest.setTimeout(120_000)

beforeEach(() => beginTest(expect.getState().currentTestName ?? 'unknown'))
afterAll(() => keepStatements(expect.getState().testPath ?? 'unknown'))
