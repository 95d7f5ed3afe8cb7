/** What a test imports from `@jest/globals`, where modules are loaded natively: of the file that is running just now. */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test

export function setGlobals(given) {
  ;({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = given)
}
