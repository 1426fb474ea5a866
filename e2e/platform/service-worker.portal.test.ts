import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '@/e2e/fixtures/portal'
import { neverKept, offlineRules } from '@/lib/navigation/service-worker-rules.js'
import { paths } from '@/lib/config/paths'
import { finishedBuilds } from '@/lib/platform/process/builds'

/** A development server has no worker: only a build writes it. */
const ofBuild = existsSync('.next/builds') ? it : it.skip

describe('the service worker (skipped without a build)', () => {
  ofBuild(
    'is of this very build, asks for itself anew, and keeps beforehand only the page for a lost connection',
    async () => {
      const response = await fetch(at('/sw.js'))
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toMatch(/no-cache|no-store|max-age=0/)
      const kept = /precacheAndRoute\((\[[^\]]*\])/.exec(await response.text())?.[1]
      const [build = ''] = await finishedBuilds()
      expect(kept).toBe(`[{url:"${paths.offline}",revision:"${readFileSync(join(build, 'BUILD_ID'), 'utf8')}"}]`)
    },
  )

  ofBuild('has the rules of the plain file in their order, what is never kept first', async () => {
    const script = await (await fetch(at('/sw.js'))).text()
    const routes = script.split('registerRoute(').slice(1)
    expect(routes).toHaveLength(offlineRules.length)
    expect(routes[0]).toContain(`/${neverKept.source}/,new `)
    expect(routes.map((route) => /new \w+\.(\w+)/.exec(route)?.[1])).toEqual(offlineRules.map(({ handler }) => handler))
    const names = offlineRules.flatMap(({ options }) => ('cacheName' in options ? options.cacheName : []))
    expect([...script.matchAll(/cacheName:"(\w+)"/g)].map(([, name]) => name)).toEqual(names)
  })
})
