import { errorCode } from '../process/error/error-code.ts'

/** A statement that this process asks so often is kept ready on the connections that ask it. */
const often = 10
/** Each one costs a connection some ten to fifty kB while it is open. */
const most = 300
/** Texts that are put together anew each time are thus not remembered for ever. */
const mostWatched = 3000

/**
 * The best way to answer these depends on the values: a word that all rows have is looked for in another way than one
 * that no row has, and the first few of many in another way than the first of few. They are planned with their values
 * each time.
 */
const dependsOnValues = /\bi?like\b|[~@]|\bgroup by\b|\border by\b.*\blimit\b/is

/**
 * A table of an application: its policy is decided when a statement is planned (migration 0145), so a plan that is kept would
 * show one enterprise the rows of another. Nothing that names such a table is ever prepared.
 */
const ofApplications = /\brecords_/

/** Another process has changed a table whose columns a statement answers. */
const ofOldTable = '0A000'
/** Something between here and the database gives each transaction another connection, and does not know of names. */
const lostByProxy = ['26000', '42P05']

/**
 * Which statements are prepared under a name, so that the database reads, rewrites and plans them once for a connection:
 * what finds by its key, and is asked often. That is two thirds of what PostgreSQL does for a sign-in
 * (docs/decisions/078-statements-that-are-kept-ready.md).
 */
export class Prepared {
  #asked = new Map<string, number>()
  #names = new Map<string, string>()
  #given = 0
  #isOff = false

  /**
   * Null for a text that is asked as it is. A name counts under one role alone: a plan holds for the rows that its role
   * may see.
   */
  nameOf(text: string, role: string): string | null {
    if (this.#isOff || ofApplications.test(text)) return null
    const key = `${role} ${text}`
    return this.#names.get(key) ?? this.#note(key)
  }

  /**
   * Whether a statement failed for being prepared, and will not do so again: nothing has happened, so it may be asked
   * once more.
   */
  isOver(error: unknown) {
    const code = errorCode(error)
    // Each of many that ask at once fails by itself, while the first of them has cleared the names already.
    const isOver = this.#given > 0 && (code === ofOldTable || lostByProxy.includes(code))
    if (!isOver) return false
    this.#names.clear()
    this.#isOff ||= code !== ofOldTable
    return true
  }

  #note(key: string) {
    if (this.#names.size >= most || dependsOnValues.test(key)) return null
    const count = (this.#asked.get(key) ?? 0) + 1
    if (count < often) {
      if (this.#asked.size >= mostWatched) this.#asked.clear()
      this.#asked.set(key, count)
      return null
    }
    this.#asked.delete(key)
    // A name is never given twice: connections still know what an earlier one stood for.
    const name = `s${(this.#given += 1)}`
    this.#names.set(key, name)
    return name
  }
}
