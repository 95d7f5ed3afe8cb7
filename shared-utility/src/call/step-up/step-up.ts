/** `stepUp`: to confirm who they are. `renewal`: to sign in again over what they have not saved. True: make the call again. */
export type Question = 'stepUp' | 'renewal'
type Asker = (question: Question) => Promise<boolean>

const askers: Asker[] = []
const asking = new Map<Question, Promise<boolean>>()

/** The component that draws the questions says so here; the last one drawn asks. Returns the removal. */
export function addAsker(asker: Asker) {
  askers.push(asker)
  return () => {
    askers.splice(askers.lastIndexOf(asker), 1)
  }
}

/** One question however many calls wait for its answer; false when no component can ask the person. */
export async function askPerson(question: Question): Promise<boolean> {
  const asked = asking.get(question) ?? askers.at(-1)?.(question)
  if (!asked) return false
  asking.set(question, asked)
  try {
    return await asked
  } finally {
    asking.delete(question)
  }
}

/** True while a person is being asked to sign in again. */
export function isRenewing() {
  return asking.has('renewal')
}
