// The image's health check: exits with 0 when /api/health/ready says that enquiries can be stored, and with 1
// otherwise.
const { PORT = '3000' } = process.env
const answer = await fetch(`http://127.0.0.1:${PORT}/api/health/ready`, { signal: AbortSignal.timeout(4000) }).catch(
  () => undefined,
)
process.exit(answer?.ok ? 0 : 1)
