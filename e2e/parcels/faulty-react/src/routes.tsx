import { useEffect } from 'react'
import type { RouteObject } from 'react-router'
import { mayCrash, mayLeak } from './faults.ts'

export const routes: RouteObject[] = ['hang', 'crash', 'leak', 'spill'].map((fault) => ({
  path: `/faulty-react/${fault}`,
  element: <FaultyScreen />,
}))

function FaultyScreen() {
  mayCrash()
  useEffect(mayLeak, [])
  return <h1>Faulty</h1>
}
