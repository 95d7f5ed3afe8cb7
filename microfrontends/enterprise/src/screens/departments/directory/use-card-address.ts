import { useLocation, useSearchParams } from 'react-router'

/** Whose card is open stands in the address beside all else that does, so a card is a link, and Back closes it. */
export function useCardAddress() {
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const withPerson = (id: string | null) => {
    const next = new URLSearchParams(params)
    if (id === null) next.delete('person')
    else next.set('person', id)
    return next
  }
  return {
    userId: params.get('person'),
    pathOf: (id: string) => `${pathname}?${withPerson(id)}`,
    close: () => setParams(withPerson(null), { replace: true, preventScrollReset: true }),
    showDepartment: (id: string) => setParams({ departmentId: id }, { replace: true }),
  }
}
