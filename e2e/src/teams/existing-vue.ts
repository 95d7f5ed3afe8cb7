const script = (...lines: string[]) => `${lines.join('\n')}\n`

/** A parcel as a team has it that has never heard of the portal: single-spa-vue 3, two routes, and a question to the server. */
export const asItWas = {
  'package.json': JSON.stringify({
    name: '@orders/stock',
    version: '2.3.0',
    private: true,
    type: 'module',
    dependencies: { 'single-spa-vue': '3.0.1', vue: '3.5.45', 'vue-router': '4.5.1' },
    devDependencies: { '@vitejs/plugin-vue': '6.0.11' },
  }),
  'src/main.js': script(
    "import { createApp, h } from 'vue'",
    "import singleSpaVue from 'single-spa-vue'",
    "import App from '@/App.vue'",
    "import { makeRouter } from '@/router'",
    'const lifecycles = singleSpaVue({',
    '  createApp,',
    '  appOptions: { render: () => h(App) },',
    '  handleInstance: (app) => void app.use(makeRouter()),',
    '})',
    'export const { bootstrap, mount, unmount } = lifecycles',
  ),
  'src/router/index.js': script(
    "import { createRouter, createWebHistory } from 'vue-router'",
    "import StockList from '../views/StockList.vue'",
    'const routes = [',
    "  { path: '/', component: StockList },",
    "  { path: '/item/:id', component: () => import('../views/StockItem.vue') },",
    ']',
    "export const makeRouter = () => createRouter({ history: createWebHistory('/stock'), routes })",
  ),
  'src/App.vue': script(
    '<template>',
    '  <nav><router-link to="/">All</router-link> <router-link to="/item/7">Item 7</router-link></nav>',
    '  <router-view />',
    '</template>',
  ),
  'src/views/StockList.vue': script(
    '<script setup>',
    "import { onMounted, ref } from 'vue'",
    "const status = ref('')",
    "onMounted(async () => (status.value = String((await fetch('/sapi/user/entuser/info')).status)))",
    '</script>',
    '<template><h1>Stock</h1><p>The portal answered {{ status }}</p></template>',
    '<style scoped>h1 { font-size: 1.5rem }</style>',
  ),
  'src/views/StockItem.vue': script(
    '<script setup>',
    "import { useRoute } from 'vue-router'",
    'const route = useRoute()',
    '</script>',
    '<template><h1>Item {{ route.params.id }}</h1></template>',
  ),
} as const

const title = { 'zh-CN': '库存', 'en-US': 'Stock' }

/** What docs/existing-parcels.md has its team change. */
export function asItComesIn(portal: string) {
  const { 'package.json': manifest, 'src/main.js': main, 'src/router/index.js': router } = asItWas
  return {
    'package.json': JSON.stringify({ ...JSON.parse(manifest), atrium: { portal } }),
    'parcel.json': JSON.stringify({
      name: '@orders/stock',
      description: title,
      routes: [{ path: '/stock', kind: 'default', open: true, title }],
      trustedTypes: ['vue'],
    }),
    'src/main.js': script(
      "import { inPortal } from '@atrium/parcel/single-spa'",
      main
        .replace('const lifecycles = singleSpaVue({', 'const lifecycles = inPortal((props) => singleSpaVue({')
        .replace('makeRouter()', 'makeRouter(props)')
        .replace('\n})\n', '\n}))\n'),
    ),
    'src/router/index.js': script(
      "import { portalHistory } from '@atrium/parcel/vue-router'",
      router
        .replace(', createWebHistory', '')
        .replace(
          "() => createRouter({ history: createWebHistory('/stock')",
          "(props) => createRouter({ history: portalHistory(props, '/stock')",
        ),
    ),
  }
}
