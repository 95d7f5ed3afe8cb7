import { useSearchParams } from 'react-router'

/** What applications are searched for; it is part of the address. */
export function useSearchText() {
  const [search, setSearch] = useSearchParams()
  const handleSearch = (text: string) => {
    const next = new URLSearchParams(search)
    if (text) next.set('q', text)
    else next.delete('q')
    setSearch(next, { replace: true })
  }
  return [search.get('q') ?? '', handleSearch] as const
}
