// After the script has run, not within it: to note where its errors come from, which React makes some of as it starts, V8 reads
// every function that is running once more, and the script itself would be one of them.
void import(/* webpackMode: "eager" */ './start');
