import { join } from 'node:path'
import { refuseOldNode } from './lib/platform/process/node-version.mjs'
import { withPayload } from '@payloadcms/next/withPayload'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { offlineRules } from './lib/navigation/service-worker-rules.js'

refuseOldNode()

/** lib/server gives each build a folder of its own; `npm run dev` has the usual one. */
const distDir = process.env.BUILD_FOLDER ?? '.next'

/** @type {import('next').NextConfig} */
const config = {
  distDir,
  poweredByHeader: false,
  reactStrictMode: true,
  compress: false, // lib/server compresses once and caches the result
  turbopack: {},
  // types are checked by `npm test` (its step «типы») and `npm run types`; checking them here again would slow a first start
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['@resvg/resvg-js', 'pdfkit', 'fontkit'], // a native module; one that reads files of its own; its fonts
  // docs/decisions/builds.md: lists for a standalone output, which nothing reads here, took a sixth of the build
  outputFileTracingExcludes: { '**/*': ['**/*'] },
  images: { unoptimized: true }, // pictures come in generated sizes from the media library
}

/** docs/decisions/typography.md: texts of components are typeset once, here. */
const typesetTexts = {
  test: /\.tsx?$/,
  include: [
    ...['components', 'app/(site)', 'lib/navigation'].map((folder) => join(import.meta.dirname, folder)),
    /[\\/]lib[\\/]domains[\\/][\w-]+[\\/](?:(?:define-)?dataset|states)\.ts$/, // names of open data and of statuses
  ],
  enforce: 'pre',
  use: join(import.meta.dirname, 'lib/text/typeset-loader.mjs'),
}

function bundle(webpackConfig, { isServer, dev }) {
  webpackConfig.module.rules.push(typesetTexts)
  if (!dev) webpackConfig.cache = false // docs/decisions/builds.md: writing it took a fifth of a first build, and 900 MB
  // one chunk for what the shell of the site loads; by itself webpack repeats shared parts under 20 KB in the pages' chunks
  if (!isServer && !dev) {
    webpackConfig.optimization.splitChunks.cacheGroups.shell = {
      name: 'shell',
      enforce: true,
      priority: 20, // below Next's own groups: framework 40, large packages 30
      chunks: ({ name }) => name?.startsWith('app/(site)/') ?? false,
      test: (module, { chunkGraph }) =>
        module.type.startsWith('javascript') &&
        chunkGraph.getModuleChunks(module).some(({ name }) => name === 'app/(site)/layout'),
    }
  }
  return webpackConfig
}

/** Files, tiles and Open311 share the API's handler, which sees the original URL. */
async function rewrites() {
  return [
    { source: '/files/:name', destination: '/api/files/:name' },
    { source: '/map/tiles/:path*', destination: '/api/map/tiles/:path*' },
    { source: '/open311/:path*', destination: '/api/open311/:path*' },
  ]
}

/** The service worker, made only by the build. Precaches just the offline page. */
async function withWorker(nextConfig) {
  const { default: nextPwa } = await import('next-pwa')
  return nextPwa({
    dest: join(distDir, 'service-worker'), // of this build alone: lib/server/static-files.ts serves it
    register: false, // components/layout/offline/use-service-worker.ts does, over https
    skipWaiting: false, // the reader says when: a page being read keeps its scripts
    cacheStartUrl: false,
    dynamicStartUrl: false,
    additionalManifestEntries: [],
    buildExcludes: [/.*/],
    fallbacks: { document: '/~offline' },
    runtimeCaching: offlineRules,
  })(nextConfig)
}

/**
 * Payload's colour-scheme hints make a first visit load twice; only the back office needs them. `npm run dev` hands over the
 * policy of its pages; a portal's worker makes one for each page.
 */
async function officeHeaders(headers) {
  const rules = (await headers?.()) ?? []
  const value = process.env.PAGE_POLICY
  const pages = { source: '/((?!admin|cms|api|_next).*)', headers: [{ key: 'Content-Security-Policy', value }] }
  const office = rules.map((rule) => (rule.source === '/:path*' ? { ...rule, source: '/admin/:path*' } : rule))
  return value ? [...office, pages] : office
}

export default async function nextConfig(phase) {
  const own = { ...config, rewrites, webpack: bundle }
  const office = withPayload(phase === PHASE_PRODUCTION_BUILD ? await withWorker(own) : own)
  return { ...office, headers: () => officeHeaders(office.headers) }
}
