import { staticClosure } from './static-closure.ts'

const imports = {
  'react.js': ['./base.js'],
  'base.js': [],
  'main.js': ['ui', './own.js'],
  'own.js': ['react'],
}

test('a unit’s own closure holds the starts and nothing of other units', () => {
  expect(staticClosure(['./react.js'], { imports }).sort()).toEqual(['base.js', 'react.js'])
  expect(staticClosure(['./main.js'], { imports }).sort()).toEqual(['main.js', 'own.js'])
})
