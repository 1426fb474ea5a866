import { existsSync, readFileSync } from 'node:fs'
import { at } from '@/e2e/fixtures/portal'
import { neverKept, offlineRules } from '@/lib/navigation/service-worker-rules.js'
import { paths } from '@/lib/config/paths'

const BUILD = '.next/BUILD_ID'
/** A development server has no worker: only a build writes it. */
const ofBuild = existsSync(BUILD) ? it : it.skip

describe('the service worker', () => {
  ofBuild(
    'is of this very build, asks for itself anew, and keeps beforehand only the page for a lost connection',
    async () => {
      const answer = await fetch(at('/sw.js'))
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toMatch(/no-cache|no-store|max-age=0/)
      const kept = /precacheAndRoute\((\[[^\]]*\])/.exec(await answer.text())?.[1]
      expect(kept).toBe(`[{url:"${paths.offline}",revision:"${readFileSync(BUILD, 'utf8')}"}]`)
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
