// zod would try `eval` for each schema, and browsers report even the attempt to the CSP. Its `config({ jitless: true })` says the same
// and would bring 3 KB of zod to pages without a form (docs/decisions/internals.md).
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// Next runs this before it raises React, which every page puts off by one timer (lib/server/worker/page-scripts.ts): the largest
// modules of both are evaluated here, each in a task of its own, so that no press waits for all of them together.
// What does not come here in time is evaluated with the page.
const later = () => undefined
setTimeout(() => void import('react-dom/client').catch(later))
setTimeout(() => void import('next/link').catch(later))
