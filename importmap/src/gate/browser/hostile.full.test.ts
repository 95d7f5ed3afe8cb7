import { expect, test } from '@jest/globals'
import { ran } from './test/given-run.ts'

test('what a page says of itself is cut, and is text that can be kept, however much of it there is', async () => {
  const mount = `const long='x'.repeat(1e6);
    const left=document.createElement('i');left.id='\\0\\ud800'+long;document.body.append(left);
    if(n>1)return;for(let i=0;i<12;i++)fetch('/'+i+long);fetch('https://example.com/'+long).catch(()=>0);
    console.error('\\0'+long);
    Object.defineProperty(window,'axe',{configurable:false,get:()=>({run:async()=>({violations:[
      {id:long,impact:'serious',help:'\\0'+long,nodes:[{target:[long]}]}]})}),set(){}});
    setTimeout(()=>{throw new Error('\\0\\ud800'+long)})`
  const findings = (await ran({ mount })) ?? []
  const codes = new Set(findings.map(({ code }) => code))
  expect([...codes]).toEqual(expect.arrayContaining(['runNodes', 'runUnknown', 'runConsole', 'runError', 'runAxe']))
  const values = findings.flatMap((one) => Object.values(one.values))
  expect(Math.max(...values.map((value) => value.length))).toBeLessThanOrEqual(301)
  expect(values.filter((value) => value.includes('\0') || !value.isWellFormed())).toEqual([])
}, 180_000)

test('a page that asks without end has each of its files read once, and none that is not its own', async () => {
  const read: string[] = []
  const mount = `for(let i=0;i<200;i++)await Promise.all(['/assets/shared/shared.00000000.js','/assets/parcels/other/secret.'+i+'.js',
    '/assets/shared/none.'+i+'.js'].map(url=>fetch(url).then(r=>r.arrayBuffer())))`
  await ran({ mount: `if(n===1){${mount}}` }, { onRead: (url) => void read.push(url) })
  expect(read.length).toBe(new Set(read).size)
  expect(read.filter((url) => /other|none/.test(url))).toEqual([])
  expect(read).toContain('/assets/shared/shared.00000000.js')
}, 180_000)
