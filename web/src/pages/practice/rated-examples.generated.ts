// Generated from the Python rating system by tools/generate_types.py: change those, then run `make types`.

export const EXAMPLES = [
 {
  "solver": {
   "mean": 1500.0,
   "deviation": 400.0,
   "volatility": 0.09,
   "time": null
  },
  "puzzle": {
   "mean": 1100.0,
   "deviation": 200.0
  },
  "solved": false,
  "now": 1000,
  "expected": 0.790211619,
  "after": {
   "mean": 1018.896836169,
   "deviation": 336.391235745,
   "volatility": 0.090022302,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 1500.0,
   "deviation": 400.0,
   "volatility": 0.09,
   "time": null
  },
  "puzzle": {
   "mean": 1100.0,
   "deviation": 200.0
  },
  "solved": false,
  "now": 86400,
  "expected": 0.790211619,
  "after": {
   "mean": 1018.896836169,
   "deviation": 336.391235745,
   "volatility": 0.090022302,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 1500.0,
   "deviation": 400.0,
   "volatility": 0.09,
   "time": null
  },
  "puzzle": {
   "mean": 1100.0,
   "deviation": 200.0
  },
  "solved": false,
  "now": 34560000,
  "expected": 0.790211619,
  "after": {
   "mean": 1018.896836169,
   "deviation": 336.391235745,
   "volatility": 0.090022302,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 1500.0,
   "deviation": 400.0,
   "volatility": 0.09,
   "time": null
  },
  "puzzle": {
   "mean": 1100.0,
   "deviation": 200.0
  },
  "solved": true,
  "now": 1000,
  "expected": 0.790211619,
  "after": {
   "mean": 1568.858366916,
   "deviation": 336.391235745,
   "volatility": 0.089994915,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 1500.0,
   "deviation": 400.0,
   "volatility": 0.09,
   "time": null
  },
  "puzzle": {
   "mean": 1100.0,
   "deviation": 200.0
  },
  "solved": true,
  "now": 86400,
  "expected": 0.790211619,
  "after": {
   "mean": 1568.858366916,
   "deviation": 336.391235745,
   "volatility": 0.089994915,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 1500.0,
   "deviation": 400.0,
   "volatility": 0.09,
   "time": null
  },
  "puzzle": {
   "mean": 1100.0,
   "deviation": 200.0
  },
  "solved": true,
  "now": 34560000,
  "expected": 0.790211619,
  "after": {
   "mean": 1568.858366916,
   "deviation": 336.391235745,
   "volatility": 0.089994915,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 1500.0,
   "deviation": 400.0,
   "volatility": 0.09,
   "time": null
  },
  "puzzle": {
   "mean": 1900.0,
   "deviation": 200.0
  },
  "solved": false,
  "now": 1000,
  "expected": 0.209788381,
  "after": {
   "mean": 1431.141633084,
   "deviation": 336.391235745,
   "volatility": 0.089994915,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 1500.0,
   "deviation": 400.0,
   "volatility": 0.09,
   "time": null
  },
  "puzzle": {
   "mean": 1900.0,
   "deviation": 200.0
  },
  "solved": false,
  "now": 86400,
  "expected": 0.209788381,
  "after": {
   "mean": 1431.141633084,
   "deviation": 336.391235745,
   "volatility": 0.089994915,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 1500.0,
   "deviation": 400.0,
   "volatility": 0.09,
   "time": null
  },
  "puzzle": {
   "mean": 1900.0,
   "deviation": 200.0
  },
  "solved": false,
  "now": 34560000,
  "expected": 0.209788381,
  "after": {
   "mean": 1431.141633084,
   "deviation": 336.391235745,
   "volatility": 0.089994915,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 1500.0,
   "deviation": 400.0,
   "volatility": 0.09,
   "time": null
  },
  "puzzle": {
   "mean": 1900.0,
   "deviation": 200.0
  },
  "solved": true,
  "now": 1000,
  "expected": 0.209788381,
  "after": {
   "mean": 1981.103163831,
   "deviation": 336.391235745,
   "volatility": 0.090022302,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 1500.0,
   "deviation": 400.0,
   "volatility": 0.09,
   "time": null
  },
  "puzzle": {
   "mean": 1900.0,
   "deviation": 200.0
  },
  "solved": true,
  "now": 86400,
  "expected": 0.209788381,
  "after": {
   "mean": 1981.103163831,
   "deviation": 336.391235745,
   "volatility": 0.090022302,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 1500.0,
   "deviation": 400.0,
   "volatility": 0.09,
   "time": null
  },
  "puzzle": {
   "mean": 1900.0,
   "deviation": 200.0
  },
  "solved": true,
  "now": 34560000,
  "expected": 0.209788381,
  "after": {
   "mean": 1981.103163831,
   "deviation": 336.391235745,
   "volatility": 0.090022302,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 1500.0,
   "deviation": 400.0,
   "volatility": 0.09,
   "time": null
  },
  "puzzle": {
   "mean": 1512.75,
   "deviation": 45.0
  },
  "solved": false,
  "now": 1000,
  "expected": 0.488691878,
  "after": {
   "mean": 1308.756890814,
   "deviation": 263.909039077,
   "volatility": 0.089993504,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 1500.0,
   "deviation": 400.0,
   "volatility": 0.09,
   "time": null
  },
  "puzzle": {
   "mean": 1512.75,
   "deviation": 45.0
  },
  "solved": false,
  "now": 86400,
  "expected": 0.488691878,
  "after": {
   "mean": 1308.756890814,
   "deviation": 263.909039077,
   "volatility": 0.089993504,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 1500.0,
   "deviation": 400.0,
   "volatility": 0.09,
   "time": null
  },
  "puzzle": {
   "mean": 1512.75,
   "deviation": 45.0
  },
  "solved": false,
  "now": 34560000,
  "expected": 0.488691878,
  "after": {
   "mean": 1308.756890814,
   "deviation": 263.909039077,
   "volatility": 0.089993504,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 1500.0,
   "deviation": 400.0,
   "volatility": 0.09,
   "time": null
  },
  "puzzle": {
   "mean": 1512.75,
   "deviation": 45.0
  },
  "solved": true,
  "now": 1000,
  "expected": 0.488691878,
  "after": {
   "mean": 1705.655635368,
   "deviation": 263.909039077,
   "volatility": 0.089994194,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 1500.0,
   "deviation": 400.0,
   "volatility": 0.09,
   "time": null
  },
  "puzzle": {
   "mean": 1512.75,
   "deviation": 45.0
  },
  "solved": true,
  "now": 86400,
  "expected": 0.488691878,
  "after": {
   "mean": 1705.655635368,
   "deviation": 263.909039077,
   "volatility": 0.089994194,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 1500.0,
   "deviation": 400.0,
   "volatility": 0.09,
   "time": null
  },
  "puzzle": {
   "mean": 1512.75,
   "deviation": 45.0
  },
  "solved": true,
  "now": 34560000,
  "expected": 0.488691878,
  "after": {
   "mean": 1705.655635368,
   "deviation": 263.909039077,
   "volatility": 0.089994194,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 1500.0,
   "deviation": 400.0,
   "volatility": 0.09,
   "time": null
  },
  "puzzle": {
   "mean": 2950.5,
   "deviation": 118.5
  },
  "solved": false,
  "now": 1000,
  "expected": 0.006481356,
  "after": {
   "mean": 1499.652936487,
   "deviation": 399.625978852,
   "volatility": 0.09,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 1500.0,
   "deviation": 400.0,
   "volatility": 0.09,
   "time": null
  },
  "puzzle": {
   "mean": 2950.5,
   "deviation": 118.5
  },
  "solved": false,
  "now": 86400,
  "expected": 0.006481356,
  "after": {
   "mean": 1499.652936487,
   "deviation": 399.625978852,
   "volatility": 0.09,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 1500.0,
   "deviation": 400.0,
   "volatility": 0.09,
   "time": null
  },
  "puzzle": {
   "mean": 2950.5,
   "deviation": 118.5
  },
  "solved": false,
  "now": 34560000,
  "expected": 0.006481356,
  "after": {
   "mean": 1499.652936487,
   "deviation": 399.625978852,
   "volatility": 0.09,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 1500.0,
   "deviation": 400.0,
   "volatility": 0.09,
   "time": null
  },
  "puzzle": {
   "mean": 2950.5,
   "deviation": 118.5
  },
  "solved": true,
  "now": 1000,
  "expected": 0.006481356,
  "after": {
   "mean": 2360.124937597,
   "deviation": 399.625978852,
   "volatility": 0.090089591,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 1500.0,
   "deviation": 400.0,
   "volatility": 0.09,
   "time": null
  },
  "puzzle": {
   "mean": 2950.5,
   "deviation": 118.5
  },
  "solved": true,
  "now": 86400,
  "expected": 0.006481356,
  "after": {
   "mean": 2360.124937597,
   "deviation": 399.625978852,
   "volatility": 0.090089591,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 1500.0,
   "deviation": 400.0,
   "volatility": 0.09,
   "time": null
  },
  "puzzle": {
   "mean": 2950.5,
   "deviation": 118.5
  },
  "solved": true,
  "now": 34560000,
  "expected": 0.006481356,
  "after": {
   "mean": 2360.124937597,
   "deviation": 399.625978852,
   "volatility": 0.090089591,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 1832.5,
   "deviation": 61.25,
   "volatility": 0.0897,
   "time": 1000
  },
  "puzzle": {
   "mean": 1100.0,
   "deviation": 200.0
  },
  "solved": false,
  "now": 1000,
  "expected": 0.971055616,
  "after": {
   "mean": 1814.813445746,
   "deviation": 61.177163057,
   "volatility": 0.089766236,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 1832.5,
   "deviation": 61.25,
   "volatility": 0.0897,
   "time": 1000
  },
  "puzzle": {
   "mean": 1100.0,
   "deviation": 200.0
  },
  "solved": false,
  "now": 86400,
  "expected": 0.971037858,
  "after": {
   "mean": 1814.571127642,
   "deviation": 61.594822227,
   "volatility": 0.089766236,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 1832.5,
   "deviation": 61.25,
   "volatility": 0.0897,
   "time": 1000
  },
  "puzzle": {
   "mean": 1100.0,
   "deviation": 200.0
  },
  "solved": false,
  "now": 34560000,
  "expected": 0.96381466,
  "after": {
   "mean": 1718.029402158,
   "deviation": 155.637660484,
   "volatility": 0.089766236,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 1832.5,
   "deviation": 61.25,
   "volatility": 0.0897,
   "time": 1000
  },
  "puzzle": {
   "mean": 1100.0,
   "deviation": 200.0
  },
  "solved": true,
  "now": 1000,
  "expected": 0.971055616,
  "after": {
   "mean": 1833.002982348,
   "deviation": 61.177163057,
   "volatility": 0.089698115,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 1832.5,
   "deviation": 61.25,
   "volatility": 0.0897,
   "time": 1000
  },
  "puzzle": {
   "mean": 1100.0,
   "deviation": 200.0
  },
  "solved": true,
  "now": 86400,
  "expected": 0.971037858,
  "after": {
   "mean": 1833.009863102,
   "deviation": 61.594190731,
   "volatility": 0.089698115,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 1832.5,
   "deviation": 61.25,
   "volatility": 0.0897,
   "time": 1000
  },
  "puzzle": {
   "mean": 1100.0,
   "deviation": 200.0
  },
  "solved": true,
  "now": 34560000,
  "expected": 0.96381466,
  "after": {
   "mean": 1835.751271772,
   "deviation": 155.539106028,
   "volatility": 0.089698115,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 1832.5,
   "deviation": 61.25,
   "volatility": 0.0897,
   "time": 1000
  },
  "puzzle": {
   "mean": 1900.0,
   "deviation": 200.0
  },
  "solved": false,
  "now": 1000,
  "expected": 0.41976839,
  "after": {
   "mean": 1825.026821109,
   "deviation": 60.599982612,
   "volatility": 0.089694908,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 1832.5,
   "deviation": 61.25,
   "volatility": 0.0897,
   "time": 1000
  },
  "puzzle": {
   "mean": 1900.0,
   "deviation": 200.0
  },
  "solved": false,
  "now": 86400,
  "expected": 0.419782566,
  "after": {
   "mean": 1824.926541563,
   "deviation": 61.005210994,
   "volatility": 0.089694908,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 1832.5,
   "deviation": 61.25,
   "volatility": 0.0897,
   "time": 1000
  },
  "puzzle": {
   "mean": 1900.0,
   "deviation": 200.0
  },
  "solved": false,
  "now": 34560000,
  "expected": 0.424956365,
  "after": {
   "mean": 1788.691419673,
   "deviation": 146.723406022,
   "volatility": 0.089694908,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 1832.5,
   "deviation": 61.25,
   "volatility": 0.0897,
   "time": 1000
  },
  "puzzle": {
   "mean": 1900.0,
   "deviation": 200.0
  },
  "solved": true,
  "now": 1000,
  "expected": 0.41976839,
  "after": {
   "mean": 1842.87475574,
   "deviation": 60.599982612,
   "volatility": 0.089706148,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 1832.5,
   "deviation": 61.25,
   "volatility": 0.0897,
   "time": 1000
  },
  "puzzle": {
   "mean": 1900.0,
   "deviation": 200.0
  },
  "solved": true,
  "now": 86400,
  "expected": 0.419782566,
  "after": {
   "mean": 1843.014005247,
   "deviation": 61.005312193,
   "volatility": 0.089706148,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 1832.5,
   "deviation": 61.25,
   "volatility": 0.0897,
   "time": 1000
  },
  "puzzle": {
   "mean": 1900.0,
   "deviation": 200.0
  },
  "solved": true,
  "now": 34560000,
  "expected": 0.424956365,
  "after": {
   "mean": 1893.329253547,
   "deviation": 146.737056435,
   "volatility": 0.089706148,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 1832.5,
   "deviation": 61.25,
   "volatility": 0.0897,
   "time": 1000
  },
  "puzzle": {
   "mean": 1512.75,
   "deviation": 45.0
  },
  "solved": false,
  "now": 1000,
  "expected": 0.85684271,
  "after": {
   "mean": 1814.361393773,
   "deviation": 60.807829248,
   "volatility": 0.089759832,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 1832.5,
   "deviation": 61.25,
   "volatility": 0.0897,
   "time": 1000
  },
  "puzzle": {
   "mean": 1512.75,
   "deviation": 45.0
  },
  "solved": false,
  "now": 86400,
  "expected": 0.85678898,
  "after": {
   "mean": 1814.115949277,
   "deviation": 61.217860645,
   "volatility": 0.089759832,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 1832.5,
   "deviation": 61.25,
   "volatility": 0.0897,
   "time": 1000
  },
  "puzzle": {
   "mean": 1512.75,
   "deviation": 45.0
  },
  "solved": false,
  "now": 34560000,
  "expected": 0.836806577,
  "after": {
   "mean": 1722.371114125,
   "deviation": 149.833238495,
   "volatility": 0.089759832,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 1832.5,
   "deviation": 61.25,
   "volatility": 0.0897,
   "time": 1000
  },
  "puzzle": {
   "mean": 1512.75,
   "deviation": 45.0
  },
  "solved": true,
  "now": 1000,
  "expected": 0.85684271,
  "after": {
   "mean": 1835.432638659,
   "deviation": 60.807829248,
   "volatility": 0.089690136,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 1832.5,
   "deviation": 61.25,
   "volatility": 0.0897,
   "time": 1000
  },
  "puzzle": {
   "mean": 1512.75,
   "deviation": 45.0
  },
  "solved": true,
  "now": 86400,
  "expected": 0.85678898,
  "after": {
   "mean": 1835.472260384,
   "deviation": 61.217226391,
   "volatility": 0.089690136,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 1832.5,
   "deviation": 61.25,
   "volatility": 0.0897,
   "time": 1000
  },
  "puzzle": {
   "mean": 1512.75,
   "deviation": 45.0
  },
  "solved": true,
  "now": 34560000,
  "expected": 0.836806577,
  "after": {
   "mean": 1850.284189094,
   "deviation": 149.743250463,
   "volatility": 0.089690136,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 1832.5,
   "deviation": 61.25,
   "volatility": 0.0897,
   "time": 1000
  },
  "puzzle": {
   "mean": 2950.5,
   "deviation": 118.5
  },
  "solved": false,
  "now": 1000,
  "expected": 0.002660682,
  "after": {
   "mean": 1832.451205474,
   "deviation": 61.24196742,
   "volatility": 0.089699786,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 1832.5,
   "deviation": 61.25,
   "volatility": 0.0897,
   "time": 1000
  },
  "puzzle": {
   "mean": 2950.5,
   "deviation": 118.5
  },
  "solved": false,
  "now": 86400,
  "expected": 0.002664139,
  "after": {
   "mean": 1832.45053651,
   "deviation": 61.660346386,
   "volatility": 0.089699786,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 1832.5,
   "deviation": 61.25,
   "volatility": 0.0897,
   "time": 1000
  },
  "puzzle": {
   "mean": 2950.5,
   "deviation": 118.5
  },
  "solved": false,
  "now": 34560000,
  "expected": 0.004232078,
  "after": {
   "mean": 1832.18088686,
   "deviation": 156.615927847,
   "volatility": 0.089699786,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 1832.5,
   "deviation": 61.25,
   "volatility": 0.0897,
   "time": 1000
  },
  "puzzle": {
   "mean": 2950.5,
   "deviation": 118.5
  },
  "solved": true,
  "now": 1000,
  "expected": 0.002660682,
  "after": {
   "mean": 1852.659403338,
   "deviation": 61.24196742,
   "volatility": 0.089788442,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 1832.5,
   "deviation": 61.25,
   "volatility": 0.0897,
   "time": 1000
  },
  "puzzle": {
   "mean": 2950.5,
   "deviation": 118.5
  },
  "solved": true,
  "now": 86400,
  "expected": 0.002664139,
  "after": {
   "mean": 1852.936331651,
   "deviation": 61.661170999,
   "volatility": 0.089788442,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 1832.5,
   "deviation": 61.25,
   "volatility": 0.0897,
   "time": 1000
  },
  "puzzle": {
   "mean": 2950.5,
   "deviation": 118.5
  },
  "solved": true,
  "now": 34560000,
  "expected": 0.004232078,
  "after": {
   "mean": 1964.561786346,
   "deviation": 156.746871247,
   "volatility": 0.089788442,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 640.0,
   "deviation": 45.0,
   "volatility": 0.06,
   "time": 0
  },
  "puzzle": {
   "mean": 1100.0,
   "deviation": 200.0
  },
  "solved": false,
  "now": 1000,
  "expected": 0.098008084,
  "after": {
   "mean": 639.05316357,
   "deviation": 45.0,
   "volatility": 0.059998319,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 640.0,
   "deviation": 45.0,
   "volatility": 0.06,
   "time": 0
  },
  "puzzle": {
   "mean": 1100.0,
   "deviation": 200.0
  },
  "solved": false,
  "now": 86400,
  "expected": 0.098024065,
  "after": {
   "mean": 639.042447956,
   "deviation": 45.162765079,
   "volatility": 0.059998319,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 640.0,
   "deviation": 45.0,
   "volatility": 0.06,
   "time": 0
  },
  "puzzle": {
   "mean": 1100.0,
   "deviation": 200.0
  },
  "solved": false,
  "now": 34560000,
  "expected": 0.104347337,
  "after": {
   "mean": 634.798004649,
   "deviation": 105.265076314,
   "volatility": 0.059998319,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 640.0,
   "deviation": 45.0,
   "volatility": 0.06,
   "time": 0
  },
  "puzzle": {
   "mean": 1100.0,
   "deviation": 200.0
  },
  "solved": true,
  "now": 1000,
  "expected": 0.098008084,
  "after": {
   "mean": 648.855206867,
   "deviation": 45.0,
   "volatility": 0.060015645,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 640.0,
   "deviation": 45.0,
   "volatility": 0.06,
   "time": 0
  },
  "puzzle": {
   "mean": 1100.0,
   "deviation": 200.0
  },
  "solved": true,
  "now": 86400,
  "expected": 0.098024065,
  "after": {
   "mean": 648.95548161,
   "deviation": 45.16291275,
   "volatility": 0.060015645,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 640.0,
   "deviation": 45.0,
   "volatility": 0.06,
   "time": 0
  },
  "puzzle": {
   "mean": 1100.0,
   "deviation": 200.0
  },
  "solved": true,
  "now": 34560000,
  "expected": 0.104347337,
  "after": {
   "mean": 688.673770476,
   "deviation": 105.289476263,
   "volatility": 0.060015645,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 640.0,
   "deviation": 45.0,
   "volatility": 0.06,
   "time": 0
  },
  "puzzle": {
   "mean": 1900.0,
   "deviation": 200.0
  },
  "solved": false,
  "now": 1000,
  "expected": 0.002283745,
  "after": {
   "mean": 639.978489844,
   "deviation": 45.000647521,
   "volatility": 0.059999953,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 640.0,
   "deviation": 45.0,
   "volatility": 0.06,
   "time": 0
  },
  "puzzle": {
   "mean": 1900.0,
   "deviation": 200.0
  },
  "solved": false,
  "now": 86400,
  "expected": 0.002284873,
  "after": {
   "mean": 639.978245392,
   "deviation": 45.255629661,
   "volatility": 0.059999953,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 640.0,
   "deviation": 45.0,
   "volatility": 0.06,
   "time": 0
  },
  "puzzle": {
   "mean": 1900.0,
   "deviation": 200.0
  },
  "solved": false,
  "now": 34560000,
  "expected": 0.002763037,
  "after": {
   "mean": 639.879614337,
   "deviation": 106.459485173,
   "volatility": 0.059999953,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 640.0,
   "deviation": 45.0,
   "volatility": 0.06,
   "time": 0
  },
  "puzzle": {
   "mean": 1900.0,
   "deviation": 200.0
  },
  "solved": true,
  "now": 1000,
  "expected": 0.002283745,
  "after": {
   "mean": 649.820425806,
   "deviation": 45.000649675,
   "volatility": 0.060021524,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 640.0,
   "deviation": 45.0,
   "volatility": 0.06,
   "time": 0
  },
  "puzzle": {
   "mean": 1900.0,
   "deviation": 200.0
  },
  "solved": true,
  "now": 86400,
  "expected": 0.002284873,
  "after": {
   "mean": 649.932110113,
   "deviation": 45.255814663,
   "volatility": 0.060021524,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 640.0,
   "deviation": 45.0,
   "volatility": 0.06,
   "time": 0
  },
  "puzzle": {
   "mean": 1900.0,
   "deviation": 200.0
  },
  "solved": true,
  "now": 34560000,
  "expected": 0.002763037,
  "after": {
   "mean": 694.994316961,
   "deviation": 106.490908102,
   "volatility": 0.060021524,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 640.0,
   "deviation": 45.0,
   "volatility": 0.06,
   "time": 0
  },
  "puzzle": {
   "mean": 1512.75,
   "deviation": 45.0
  },
  "solved": false,
  "now": 1000,
  "expected": 0.007213889,
  "after": {
   "mean": 639.92073046,
   "deviation": 45.0,
   "volatility": 0.059999798,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 640.0,
   "deviation": 45.0,
   "volatility": 0.06,
   "time": 0
  },
  "puzzle": {
   "mean": 1512.75,
   "deviation": 45.0
  },
  "solved": false,
  "now": 86400,
  "expected": 0.007217818,
  "after": {
   "mean": 639.919829921,
   "deviation": 45.247747289,
   "volatility": 0.059999798,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 640.0,
   "deviation": 45.0,
   "volatility": 0.06,
   "time": 0
  },
  "puzzle": {
   "mean": 1512.75,
   "deviation": 45.0
  },
  "solved": false,
  "now": 34560000,
  "expected": 0.008867063,
  "after": {
   "mean": 639.557056004,
   "deviation": 106.356788718,
   "volatility": 0.059999798,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 640.0,
   "deviation": 45.0,
   "volatility": 0.06,
   "time": 0
  },
  "puzzle": {
   "mean": 1512.75,
   "deviation": 45.0
  },
  "solved": true,
  "now": 1000,
  "expected": 0.007213889,
  "after": {
   "mean": 651.456835506,
   "deviation": 45.0,
   "volatility": 0.060029165,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 640.0,
   "deviation": 45.0,
   "volatility": 0.06,
   "time": 0
  },
  "puzzle": {
   "mean": 1512.75,
   "deviation": 45.0
  },
  "solved": true,
  "now": 86400,
  "expected": 0.007217818,
  "after": {
   "mean": 651.587117915,
   "deviation": 45.247999026,
   "volatility": 0.060029165,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 640.0,
   "deviation": 45.0,
   "volatility": 0.06,
   "time": 0
  },
  "puzzle": {
   "mean": 1512.75,
   "deviation": 45.0
  },
  "solved": true,
  "now": 34560000,
  "expected": 0.008867063,
  "after": {
   "mean": 704.070096895,
   "deviation": 106.399443274,
   "volatility": 0.060029165,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 640.0,
   "deviation": 45.0,
   "volatility": 0.06,
   "time": 0
  },
  "puzzle": {
   "mean": 2950.5,
   "deviation": 118.5
  },
  "solved": false,
  "now": 1000,
  "expected": 4.377e-06,
  "after": {
   "mean": 639.999957207,
   "deviation": 45.002989587,
   "volatility": 0.06,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 640.0,
   "deviation": 45.0,
   "volatility": 0.06,
   "time": 0
  },
  "puzzle": {
   "mean": 2950.5,
   "deviation": 118.5
  },
  "solved": false,
  "now": 86400,
  "expected": 4.382e-06,
  "after": {
   "mean": 639.999956721,
   "deviation": 45.258012164,
   "volatility": 0.06,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 640.0,
   "deviation": 45.0,
   "volatility": 0.06,
   "time": 0
  },
  "puzzle": {
   "mean": 2950.5,
   "deviation": 118.5
  },
  "solved": false,
  "now": 34560000,
  "expected": 7.002e-06,
  "after": {
   "mean": 639.999760388,
   "deviation": 106.490574342,
   "volatility": 0.06,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 640.0,
   "deviation": 45.0,
   "volatility": 0.06,
   "time": 0
  },
  "puzzle": {
   "mean": 2950.5,
   "deviation": 118.5
  },
  "solved": true,
  "now": 1000,
  "expected": 4.377e-06,
  "after": {
   "mean": 650.91215173,
   "deviation": 45.002992246,
   "volatility": 0.06002664,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 640.0,
   "deviation": 45.0,
   "volatility": 0.06,
   "time": 0
  },
  "puzzle": {
   "mean": 2950.5,
   "deviation": 118.5
  },
  "solved": true,
  "now": 86400,
  "expected": 4.382e-06,
  "after": {
   "mean": 651.036286078,
   "deviation": 45.258240684,
   "volatility": 0.06002664,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 640.0,
   "deviation": 45.0,
   "volatility": 0.06,
   "time": 0
  },
  "puzzle": {
   "mean": 2950.5,
   "deviation": 118.5
  },
  "solved": true,
  "now": 34560000,
  "expected": 7.002e-06,
  "after": {
   "mean": 701.145809785,
   "deviation": 106.529415309,
   "volatility": 0.06002664,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 3990.0,
   "deviation": 350.0,
   "volatility": 0.1,
   "time": 5
  },
  "puzzle": {
   "mean": 1100.0,
   "deviation": 200.0
  },
  "solved": false,
  "now": 1000,
  "expected": 0.999964471,
  "after": {
   "mean": 3394.639038546,
   "deviation": 350.000661968,
   "volatility": 0.1,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 3990.0,
   "deviation": 350.0,
   "volatility": 0.1,
   "time": 5
  },
  "puzzle": {
   "mean": 1100.0,
   "deviation": 200.0
  },
  "solved": false,
  "now": 86400,
  "expected": 0.999964426,
  "after": {
   "mean": 3394.328284275,
   "deviation": 350.091993126,
   "volatility": 0.1,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 3990.0,
   "deviation": 350.0,
   "volatility": 0.1,
   "time": 5
  },
  "puzzle": {
   "mean": 1100.0,
   "deviation": 200.0
  },
  "solved": false,
  "now": 34560000,
  "expected": 0.999943062,
  "after": {
   "mean": 3268.885506085,
   "deviation": 385.195141837,
   "volatility": 0.1,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 3990.0,
   "deviation": 350.0,
   "volatility": 0.1,
   "time": 5
  },
  "puzzle": {
   "mean": 1100.0,
   "deviation": 200.0
  },
  "solved": true,
  "now": 1000,
  "expected": 0.999964471,
  "after": {
   "mean": 3990.000472984,
   "deviation": 350.000661968,
   "volatility": 0.1,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 3990.0,
   "deviation": 350.0,
   "volatility": 0.1,
   "time": 5
  },
  "puzzle": {
   "mean": 1100.0,
   "deviation": 200.0
  },
  "solved": true,
  "now": 86400,
  "expected": 0.999964426,
  "after": {
   "mean": 3990.000473231,
   "deviation": 350.091993126,
   "volatility": 0.1,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 3990.0,
   "deviation": 350.0,
   "volatility": 0.1,
   "time": 5
  },
  "puzzle": {
   "mean": 1100.0,
   "deviation": 200.0
  },
  "solved": true,
  "now": 34560000,
  "expected": 0.999943062,
  "after": {
   "mean": 3990.000572889,
   "deviation": 385.195141783,
   "volatility": 0.1,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 3990.0,
   "deviation": 350.0,
   "volatility": 0.1,
   "time": 5
  },
  "puzzle": {
   "mean": 1900.0,
   "deviation": 200.0
  },
  "solved": false,
  "now": 1000,
  "expected": 0.999394653,
  "after": {
   "mean": 3394.727079214,
   "deviation": 349.981429606,
   "volatility": 0.1,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 3990.0,
   "deviation": 350.0,
   "volatility": 0.1,
   "time": 5
  },
  "puzzle": {
   "mean": 1900.0,
   "deviation": 200.0
  },
  "solved": false,
  "now": 86400,
  "expected": 0.999394106,
  "after": {
   "mean": 3394.416405059,
   "deviation": 350.072745705,
   "volatility": 0.1,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 3990.0,
   "deviation": 350.0,
   "volatility": 0.1,
   "time": 5
  },
  "puzzle": {
   "mean": 1900.0,
   "deviation": 200.0
  },
  "solved": false,
  "now": 34560000,
  "expected": 0.999148812,
  "after": {
   "mean": 3269.008878904,
   "deviation": 385.16950521,
   "volatility": 0.1,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 3990.0,
   "deviation": 350.0,
   "volatility": 0.1,
   "time": 5
  },
  "puzzle": {
   "mean": 1900.0,
   "deviation": 200.0
  },
  "solved": true,
  "now": 1000,
  "expected": 0.999394653,
  "after": {
   "mean": 3990.023085821,
   "deviation": 349.981429606,
   "volatility": 0.1,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 3990.0,
   "deviation": 350.0,
   "volatility": 0.1,
   "time": 5
  },
  "puzzle": {
   "mean": 1900.0,
   "deviation": 200.0
  },
  "solved": true,
  "now": 86400,
  "expected": 0.999394106,
  "after": {
   "mean": 3990.023097869,
   "deviation": 350.072745705,
   "volatility": 0.1,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 3990.0,
   "deviation": 350.0,
   "volatility": 0.1,
   "time": 5
  },
  "puzzle": {
   "mean": 1900.0,
   "deviation": 200.0
  },
  "solved": true,
  "now": 34560000,
  "expected": 0.999148812,
  "after": {
   "mean": 3990.027961413,
   "deviation": 385.16950521,
   "volatility": 0.1,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 3990.0,
   "deviation": 350.0,
   "volatility": 0.1,
   "time": 5
  },
  "puzzle": {
   "mean": 1512.75,
   "deviation": 45.0
  },
  "solved": false,
  "now": 1000,
  "expected": 0.999924988,
  "after": {
   "mean": 3291.914970015,
   "deviation": 350.000549253,
   "volatility": 0.1,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 3990.0,
   "deviation": 350.0,
   "volatility": 0.1,
   "time": 5
  },
  "puzzle": {
   "mean": 1512.75,
   "deviation": 45.0
  },
  "solved": false,
  "now": 86400,
  "expected": 0.999924886,
  "after": {
   "mean": 3291.550598181,
   "deviation": 350.091880323,
   "volatility": 0.1,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 3990.0,
   "deviation": 350.0,
   "volatility": 0.1,
   "time": 5
  },
  "puzzle": {
   "mean": 1512.75,
   "deviation": 45.0
  },
  "solved": false,
  "now": 34560000,
  "expected": 0.999875638,
  "after": {
   "mean": 3144.463934966,
   "deviation": 385.194991586,
   "volatility": 0.1,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 3990.0,
   "deviation": 350.0,
   "volatility": 0.1,
   "time": 5
  },
  "puzzle": {
   "mean": 1512.75,
   "deviation": 45.0
  },
  "solved": true,
  "now": 1000,
  "expected": 0.999924988,
  "after": {
   "mean": 3990.000516408,
   "deviation": 350.000549253,
   "volatility": 0.1,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 3990.0,
   "deviation": 350.0,
   "volatility": 0.1,
   "time": 5
  },
  "puzzle": {
   "mean": 1512.75,
   "deviation": 45.0
  },
  "solved": true,
  "now": 86400,
  "expected": 0.999924886,
  "after": {
   "mean": 3990.000516677,
   "deviation": 350.091880323,
   "volatility": 0.1,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 3990.0,
   "deviation": 350.0,
   "volatility": 0.1,
   "time": 5
  },
  "puzzle": {
   "mean": 1512.75,
   "deviation": 45.0
  },
  "solved": true,
  "now": 34560000,
  "expected": 0.999875638,
  "after": {
   "mean": 3990.000625484,
   "deviation": 385.194991517,
   "volatility": 0.1,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 3990.0,
   "deviation": 350.0,
   "volatility": 0.1,
   "time": 5
  },
  "puzzle": {
   "mean": 2950.5,
   "deviation": 118.5
  },
  "solved": false,
  "now": 1000,
  "expected": 0.979817931,
  "after": {
   "mean": 3340.859753466,
   "deviation": 347.740625461,
   "volatility": 0.1,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 3990.0,
   "deviation": 350.0,
   "volatility": 0.1,
   "time": 5
  },
  "puzzle": {
   "mean": 2950.5,
   "deviation": 118.5
  },
  "solved": false,
  "now": 86400,
  "expected": 0.979807522,
  "after": {
   "mean": 3340.525292452,
   "deviation": 347.830198327,
   "volatility": 0.1,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 3990.0,
   "deviation": 350.0,
   "volatility": 0.1,
   "time": 5
  },
  "puzzle": {
   "mean": 2950.5,
   "deviation": 118.5
  },
  "solved": false,
  "now": 34560000,
  "expected": 0.975532482,
  "after": {
   "mean": 3205.878873809,
   "deviation": 382.188610279,
   "volatility": 0.1,
   "time": 34560000
  }
 },
 {
  "solver": {
   "mean": 3990.0,
   "deviation": 350.0,
   "volatility": 0.1,
   "time": 5
  },
  "puzzle": {
   "mean": 2950.5,
   "deviation": 118.5
  },
  "solved": true,
  "now": 1000,
  "expected": 0.979817931,
  "after": {
   "mean": 3992.398396708,
   "deviation": 347.740625451,
   "volatility": 0.099999556,
   "time": 1000
  }
 },
 {
  "solver": {
   "mean": 3990.0,
   "deviation": 350.0,
   "volatility": 0.1,
   "time": 5
  },
  "puzzle": {
   "mean": 2950.5,
   "deviation": 118.5
  },
  "solved": true,
  "now": 86400,
  "expected": 0.979807522,
  "after": {
   "mean": 3992.39963244,
   "deviation": 347.830197521,
   "volatility": 0.099999556,
   "time": 86400
  }
 },
 {
  "solver": {
   "mean": 3990.0,
   "deviation": 350.0,
   "volatility": 0.1,
   "time": 5
  },
  "puzzle": {
   "mean": 2950.5,
   "deviation": 118.5
  },
  "solved": true,
  "now": 34560000,
  "expected": 0.975532482,
  "after": {
   "mean": 3992.897109936,
   "deviation": 382.1883187,
   "volatility": 0.099999556,
   "time": 34560000
  }
 }
];
