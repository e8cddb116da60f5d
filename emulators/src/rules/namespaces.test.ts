/** The types and functions of the namespaces. */
import { check, minInt } from './examples.testing.ts';

check('rules.Duration and the duration namespace', {
  true: [
    "duration.value(1, 'w') == duration.value(7, 'd') && duration.value(1, 'd') == duration.value(24, 'h')",
    "duration.value(1, 'h') == duration.value(60, 'm') && duration.value(1, 'm') == duration.value(60, 's')",
    "duration.value(1, 's') == duration.value(1000, 'ms') && duration.value(1, 'ms') == duration.value(1000000, 'ns')",
    "duration.value(90, 'm').seconds() == 5400 && duration.value(1500, 'ms').nanos() == 500000000",
    "duration.value(-1500, 'ms').seconds() == -1 && duration.value(-1500, 'ms').nanos() == -500000000",
    'duration.time(13, 45, 30, 5).seconds() == 49530 && duration.time(0, 0, 0, 5).nanos() == 5',
    "duration.abs(duration.value(-20, 's')) == duration.value(20, 's')",
    "duration.value(1, 'h') + duration.value(30, 'm') == duration.value(90, 'm')",
    "duration.value(1, 'h') - duration.value(30, 'm') == duration.value(30, 'm')",
    "duration.value(1, 'm') > duration.value(59, 's') && duration.value(1, 's') is duration",
  ],
  error: [
    "duration.value(1, 'y') is duration",
    "duration.value(1.5, 's') is duration",
    "duration.value(315576000001, 's') is duration",
    "duration.value(1, 's') * 2 is duration",
    "duration.value(1, 's') < 2",
    'duration.value(1) is duration',
    'duration.weeks(1) is duration',
  ],
});

check('rules.Timestamp and the timestamp namespace', {
  true: [
    'timestamp.date(1984, 1, 2) == timestamp.value(441849600000)',
    'timestamp.value(0).year() == 1970 && timestamp.value(0).month() == 1 && timestamp.value(0).day() == 1',
    'request.time.hours() == 10 && request.time.minutes() == 20 && request.time.seconds() == 30',
    'request.time.nanos() == 250000000 && request.time.toMillis() == 1795256430250',
    'request.time.dayOfWeek() == 6 && timestamp.date(2026, 11, 22).dayOfWeek() == 7 && timestamp.date(2026, 11, 23).dayOfWeek() == 1',
    'request.time.dayOfYear() == 325 && timestamp.date(2024, 12, 31).dayOfYear() == 366',
    'request.time.date() == timestamp.date(2026, 11, 21)',
    'request.time.time() == duration.time(10, 20, 30, 250000000)',
    'timestamp.value(-1500).year() == 1969 && timestamp.value(-1500).seconds() == 58 && timestamp.value(-1500).nanos() == 500000000 && timestamp.value(-1500).toMillis() == -1500',
    "timestamp.value(0) + duration.value(60, 's') == timestamp.value(60000)",
    "duration.value(60, 's') + timestamp.value(0) == timestamp.value(60000)",
    "timestamp.value(60000) - duration.value(60, 's') == timestamp.value(0)",
    "timestamp.value(60000) - timestamp.value(0) == duration.value(60, 's')",
    'timestamp.date(2025, 1, 1) < timestamp.date(2099, 1, 1) && request.time is timestamp',
  ],
  error: [
    'timestamp.date(2026, 2, 30) is timestamp',
    'timestamp.date(2026, 13, 1) is timestamp',
    "timestamp.value('0') is timestamp",
    'timestamp.value(9223372036854775807).year() > 0',
    'request.time < 0',
    'timestamp.value(0) + timestamp.value(0) == timestamp.value(0)',
    "duration.value(1, 's') - timestamp.value(0) == duration.value(1, 's')",
    'request.time + 1 > request.time',
  ],
});

check('rules.LatLng and the latlng namespace', {
  true: [
    'latlng.value(10.5, 20).latitude() == 10.5 && latlng.value(10.5, 20).longitude() == 20.0',
    'latlng.value(0, 0).distance(latlng.value(0, 0)) == 0.0',
    'latlng.value(51.5007, 0.1246).distance(latlng.value(40.6892, 74.0445)) > 5574000.0',
    'latlng.value(51.5007, 0.1246).distance(latlng.value(40.6892, 74.0445)) < 5575500.0',
    'latlng.value(1, 2) == latlng.value(1, 2) && latlng.value(1, 2) is latlng',
  ],
  error: [
    'latlng.value(91, 0) is latlng',
    'latlng.value(0, -181) is latlng',
    "latlng.value('1', 0) is latlng",
    'latlng.value(0, 0).distance(1) == 0.0',
    'latlng.value(0, 0) < latlng.value(1, 1)',
  ],
});

check('the math namespace', {
  true: [
    'math.abs(-1) == 1 && math.abs(1) == 1 && math.abs(-2.5) == 2.5 && math.abs(-2) is int',
    'math.ceil(2.0) == 2 && math.ceil(2.1) == 3 && math.ceil(2.7) == 3',
    'math.floor(1.9) == 1 && math.floor(2.0) == 2 && math.floor(2.7) == 2',
    'math.ceil(1.5) is float && math.floor(1) is float',
    "math.isNaN(float('NaN')) == true && math.isNaN(100) == false",
    'math.pow(2, 2) == 4 && math.pow(1.5, 2) == 2.25 && math.pow(4, 0.5) == 2',
    'math.round(1.9) == 2 && math.round(2.4) == 2 && math.round(2.5) == 3 && math.round(-2.5) == -2',
    'math.round(2.5) is int && math.round(math.sqrt(-1)) == 0',
    'math.sqrt(4) == 2.0 && math.sqrt(2.25) == 1.5',
    `math.abs(${minInt}) == ${minInt}`,
  ],
  error: [
    "math.abs('a') == 1",
    'math.abs(null) == 1',
    'math.abs(1, 2) == 1',
    'math.sqrt() == 1',
    'math.cbrt(8) == 2',
  ],
});

check('the hashing namespace', {
  true: [
    "hashing.md5('abc').toHexString() == '900150983CD24FB0D6963F7D28E17F72'",
    "hashing.sha256('abc').toHexString() == 'BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD'",
    "hashing.crc32('abc').toHexString() == 'C2412435' && hashing.crc32c('abc').toHexString() == 'B73F4B36'",
    "hashing.sha256('é') == hashing.sha256(b'\\xc3\\xa9')",
    "hashing.md5('') is bytes && hashing.crc32('').size() == 4",
  ],
  error: ['hashing.md5(1) is bytes', 'hashing.sha1("abc") is bytes', 'hashing.md5() is bytes'],
});
