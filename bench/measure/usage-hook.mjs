// Loaded into each server under measurement: answers how much CPU time its process has used, in microseconds.
process.on('message', (message) => {
  if (message !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ usage: user + system });
});
