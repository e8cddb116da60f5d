/** The conversions `int()`, `float()` and `string()`. */
import { check, minInt } from './examples.testing.ts';

check('int()', {
  true: [
    'int(7) == 7 && int(7) is int',
    'int(-7.9) == -7',
    "int('+5') == 5",
    "int('-5') == -5",
    "int('007') == 7",
    "int('9223372036854775807') == 9223372036854775807",
    `int('-9223372036854775808') == ${minInt}`,
    'int(9223372036854775807.0) == 9223372036854775807',
    "int(float('1e300')) == 9223372036854775807",
    `int(-9223372036854775808.0) == ${minInt}`,
    `int(float('-1e300')) == ${minInt}`,
    "int(float('NaN')) == 0",
  ],
  error: [
    "int('5+')",
    "int('+-5')",
    "int('++5')",
    "int('x5')",
    "int('5x')",
    "int('')",
    "int('9223372036854775808')",
    "int('-9223372036854775809')",
    'int(null)',
    'int(true)',
  ],
});

check('float()', {
  true: [
    'float(3) == 3.0 && float(3) is float',
    'float(2.5) == 2.5',
    "float('12.5') == 12.5",
    "float('12.') == 12.0",
    "float('.25') == 0.25",
    "float('10') == 10.0",
    "float('1e2') == 100.0",
    "float('1E+2') == 100.0",
    "float('1e-2') == 0.01",
    "float('1e12') == 1000000000000.0",
    "float(' 1.5 ') == 1.5",
    "float('1.5f') == 1.5",
    "float('1.5D') == 1.5",
    "float('-Infinity') < 0",
    "float('Infinity') > float('1e300')",
    "float('-NaN') != float('-NaN')",
  ],
  error: [
    "float('x1')",
    "float('1x')",
    "float('.')",
    "float('')",
    "float('1e')",
    "float('1ee2')",
    "float('1 2')",
    'float(null)',
  ],
});

check('string()', {
  true: [
    "string('a') == 'a'",
    "string(true) == 'true'",
    "string(null) == 'null'",
    "string(12) == '12'",
    "string(1.0) == '1.0'",
    "string(1.5) == '1.5'",
    "string(-0.0) == '-0.0'",
    "string(0.001) == '0.001'",
    "string(0.00012) == '1.2E-4'",
    "string(9999999.0) == '9999999.0'",
    "string(10000000.0) == '1.0E7'",
    "string(12345678.0) == '1.2345678E7'",
    "string(float('NaN')) == 'NaN'",
    "string(float('-Infinity')) == '-Infinity'",
    "string(path('/a/b')) == '/a/b'",
  ],
  error: ['string([])', 'string({})', "string(b'a')", 'string(timestamp.date(2026, 1, 1))'],
});
