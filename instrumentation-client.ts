import { config } from 'zod/v4/core'

// Before any schema is made: zod would try `eval`, and browsers report even the attempt to the CSP.
config({ jitless: true })

// Next runs this before it raises React, which every page puts off by one timer (lib/server/worker/page-scripts.ts): the largest
// modules of both are evaluated here, each in a task of its own, so that no press waits for all of them together.
// What does not come here in time is evaluated with the page.
const later = () => undefined
setTimeout(() => void import('react-dom/client').catch(later))
setTimeout(() => void import('next/link').catch(later))
