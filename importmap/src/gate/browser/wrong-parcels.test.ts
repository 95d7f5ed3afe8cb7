import { expect, test } from '@jest/globals'
import type { GateCode } from '@atrium/shared-utility/contract'
import { ran, sentencesOf, type Deeds } from './test/given-run.ts'
import { shownAs } from './test/shown-as.ts'

type ExpectedFinding = [GateCode, Record<string, string | RegExp>]

test('a parcel that goes as it came has nothing to mend', async () => {
  const mount = `const b=document.createElement('button');b.textContent='Go';host.append(b);
    this.hear=()=>0;addEventListener('resize',this.hear);this.tick=setInterval(()=>0,50);
    const s=document.createElement('style');s.nonce=props.portal.nonce;s.textContent='h1{color:#000}';host.append(s)`
  // The last as single-spa-vue does it (R14).
  const unmount = `removeEventListener('resize',this.hear);clearInterval(this.tick);host.innerHTML=''`
  expect(await ran({ mount, unmount })).toEqual([])
})

test('a framework draws by the policy that its parcel declares, and makes no address trusted by it', async () => {
  const once = `let told='';const make=()=>trustedTypes.createPolicy('vue',{createHTML:h=>h,createScriptURL:u=>u});`
  const mount = `host.innerHTML=make().createHTML('<h1>Probe</h1>');try{make().createScriptURL('/x')}catch(e){told='refused'}
    if(told!=='refused')throw new Error('an address passed')`
  expect(await ran({ once, mount, trustedTypes: ['vue'] })).toEqual([])
})

test('a page that stays empty, or shows a failure in place of its content, is told of', async () => {
  const mount = `host.replaceChildren();if(location.pathname==='/probe/failing'){
    const error=new Error('no route draws it');host.textContent='Not found';dispatchEvent(new CustomEvent('atrium:error',{detail:{error}}))}`
  const findings = await ran({ mount, paths: ['/probe/empty', '/probe/failing'] })
  expect(findings).toEqual([
    { code: 'runEmpty', level: 'refused', values: { route: '/probe/empty' } },
    {
      code: 'runFails',
      level: 'refused',
      values: { route: '/probe/failing', reason: expect.stringMatching(/no route draws it/) },
    },
  ])
}, 120_000)

test('a page that throws at each mount, and logs what it threw, is told of for that alone', async () => {
  const crash = `const e=new Error('crash');e.all=Array.from({length:9000},(_,i)=>({i}));console.error(e,e.all);`
  const findings = await ran({ mount: `${crash}setTimeout(()=>{throw e})` })
  expect(findings?.map(({ code }) => code)).toEqual(['runConsole', 'runError'])
}, 120_000)

test('a page that never settles keeps none of the others from being looked at', async () => {
  const mount = `if(location.pathname==='/probe/held')await(window.held=new Promise(()=>0));throw new Error('the other')`
  const findings = await ran({ mount, paths: ['/probe/held', '/probe/other'] }, { mountMs: 3000 })
  expect(findings).toEqual([
    { code: 'runMountHangs', level: 'refused', values: { route: '/probe/held', seconds: '13' } },
    {
      code: 'runMountFails',
      level: 'refused',
      values: { route: '/probe/other', reason: expect.stringMatching(/the other/) },
    },
  ])
}, 120_000)

// The faults of one parcel are found beside its other acts, so that a browser need not be started for each.
test.each<[string, Deeds, ExpectedFinding[]]>([
  [
    'leaves a listener, timers, a style and a node in the page',
    {
      mount: `addEventListener('resize',()=>host);
        setInterval(()=>0,1000);const draw=()=>requestAnimationFrame(draw);draw();
        const s=document.createElement('style');s.nonce=props.portal.nonce;document.head.append(s);
        const d=document.createElement('div');d.className='mine';document.body.append(d)`,
    },
    [
      ['runListeners', { where: /^window resize \(main\.00000000\.js:\d+:\d+\)$/, mounts: '20' }],
      ['runTimers', { where: /^(?=.*interval \(main\.00000000\.js:)(?=.*frame \(main)/ }],
      ['runStyles', { where: 'style' }],
      ['runNodes', { where: 'div.mine' }],
    ],
  ],
  [
    'holds on to listeners, nodes and memory out of sight, and leaves a style once',
    {
      once: 'const far=new EventTarget();const all=[]',
      mount: `far.addEventListener('x',()=>n);all.push(document.createElement('i'),Array.from({length:9000},(_,i)=>({i})));
        if(n===1)document.adoptedStyleSheets.push(new CSSStyleSheet())`,
    },
    [
      ['runListeners', { where: 'outside of the document' }],
      ['runNodes', { where: 'outside of the document' }],
      ['runHeap', { mounts: '20' }],
      ['runStyles', { count: '1', where: 'adoptedStyleSheets' }],
    ],
  ],
  [
    'breaks policies, throws, and has a field without a name',
    {
      mount: `const s=document.createElement('style');s.textContent='h1{}';host.append(s);
        try{host.innerHTML='<b>x</b>'}catch{};import('https://elsewhere.invalid/a.js').catch(()=>0);const i=new Image();i.src='https://elsewhere.invalid/a.png';
        host.append(document.createElement('input'));setTimeout(()=>{throw new Error('oh no')})`,
    },
    [
      ['runPolicy', { what: /^style-src/, file: 'main.00000000.js' }],
      ['runPolicy', { what: /^img-src/ }],
      ['runPolicy', { what: /^script-src\S* https:\/\/elsewhere/ }],
      ['runTrustedTypes', { file: 'main.00000000.js' }],
      ['runAxe', { rule: 'label', route: '/probe/:id' }],
      ['runError', { reason: /oh no/ }],
    ],
  ],
  [
    'runs text as code and cannot be mounted',
    { mount: `try{eval('1')}catch{};throw new Error('not today')` },
    [
      ['runTrustedTypes', {}],
      ['runMountFails', { reason: /not today/ }],
    ],
  ],
  ['cannot be unmounted', { unmount: `throw new Error('I stay')` }, [['runUnmountFails', { reason: /I stay/ }]]],
  [
    'leaves the page and opens it anew',
    { mount: `location.href='/elsewhere';await new Promise(r=>setTimeout(r,500));location.reload()` },
    [
      ['runLeaves', { url: 'https://portal.invalid/elsewhere' }],
      ['runLeaves', { url: 'https://portal.invalid/probe/1' }],
    ],
  ],
])(
  'one that %s is refused, and told what to change',
  async (_, deeds, expected) => {
    const findings = await ran(deeds)
    for (const [code, values] of expected)
      expect(findings).toContainEqual({ code, level: 'refused', values: expect.objectContaining(shownAs(values)) })
    // Every sentence has all that it names.
    expect(sentencesOf(findings).filter((one) => /\{\w+\}/.test(one))).toEqual([])
  },
  180_000,
)
