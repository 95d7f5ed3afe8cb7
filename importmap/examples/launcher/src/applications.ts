import { computed, ref } from 'vue'
import { call } from '@atrium/shared-utility'
import type { CallOutput } from '@atrium/shared-utility/contract'
import type { Page } from './lifecycles.ts'

export type Application = CallOutput<'listApplications'>[number]
type State = 'loading' | 'failed' | 'done'

/** What this person may open, and what they have pinned; a change is shown at once and taken back where it is not kept. */
export function useApplications({ signal }: Page) {
  const state = ref<State>('loading')
  const all = ref<Application[]>([])
  const pins = ref<string[]>([])
  const isNotKept = ref(false)
  const search = ref('')
  const found = computed(() => {
    const wanted = search.value.trim().toLowerCase()
    return all.value.filter(({ name }) => name.toLowerCase().includes(wanted))
  })
  return { state, search, found, pins, isNotKept, all, load, turnPin }

  async function load() {
    state.value = 'loading'
    try {
      const [applications, pinned] = await Promise.all([
        call('listApplications', {}, { signal }),
        call('listCommonApplications', {}, { signal }),
      ])
      all.value = applications.filter(({ visible, isRefused }) => visible && !isRefused)
      pins.value = pinned.map(({ id }) => id)
      state.value = 'done'
    } catch {
      if (!signal.aborted) state.value = 'failed'
    }
  }

  async function turnPin(id: string) {
    const before = pins.value
    pins.value = before.includes(id) ? before.filter((one) => one !== id) : [...before, id]
    isNotKept.value = false
    try {
      await call('updateCommonApplications', { ids: pins.value }, { signal })
    } catch {
      if (signal.aborted) return
      pins.value = before
      isNotKept.value = true
    }
  }
}
