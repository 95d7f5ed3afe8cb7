import { laterProblems } from '../contract/problem/later.ts'
import { problems } from '../contract/problem/problems.ts'

/** Every problem: what only the server finds is not part of the first page, and joins the table with the first call. */
export const allProblems: typeof problems = Object.assign(problems, laterProblems)
