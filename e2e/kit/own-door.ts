/** Each test file asks its worker's own door (open-doors.ts); there is none where PORTAL_URL names a portal for all. */
const doors = JSON.parse(process.env.DOORS ?? '[]') as Record<string, string>[]
Object.assign(process.env, doors[Number(process.env.JEST_WORKER_ID) - 1])
