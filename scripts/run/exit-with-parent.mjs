// Loaded into child processes (--import): when the parent is gone, even by `kill -9`, the child stops as well.
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), 10_000).unref()
})
process.channel?.unref()
